mark = "D-03"
width = 900
leaves = 2
doors = ["D-01", "D-02", "D-03"]
door = {"Mark": "D-03", "Width": "800"}

print(mark, "is", width * leaves, "mm wide")
print(len(doors), "doors, the last is", doors[-1])
print(door["Width"] + "1")
print(int(door["Width"]) + 1)
